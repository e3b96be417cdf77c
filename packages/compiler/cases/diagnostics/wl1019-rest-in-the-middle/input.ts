/** Send a train. @tool */
export function send(train: [engine: string, ...cars: number[], caboose: string]): string {
  return train[0];
}
