/** Store whatever. @tool */
export function store(key: string, value: unknown, bag: { extra: any }): void {
  void [key, value, bag];
}
