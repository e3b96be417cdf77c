export default class {
  /** A static method of a class without a name. @worker @tool */
  static turn(to: number): void {}
}
