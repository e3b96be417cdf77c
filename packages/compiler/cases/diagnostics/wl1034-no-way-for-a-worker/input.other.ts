/** Of another module. @worker */
export function imported(to: number): void {}
