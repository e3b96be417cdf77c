// What goes wrong elsewhere: Parameters named config, name, args collide with the framework's own.
//! tool save
//! accept {"config":"c","name":"n","args":[],"input":1}
//! reject {"config":"c","name":"n","args":[],"input":1,"constructor":{}}

/**
 * Save the settings.
 * @tool
 */
export function save(config: string, name: string, args: string[], input: number, toString?: string, constructor?: string): string {
  return [config, name, args.join(), input, typeof toString, typeof constructor].join(" ");
}
