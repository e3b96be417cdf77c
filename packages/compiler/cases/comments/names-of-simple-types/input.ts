/**
 * A port.
 * @minimum 1
 * @maximum 65535
 * @integer
 * @example 8080
 */
export type Port = number;

/**
 * A port that needs no rights.
 * @minimum 1024
 */
export type UserPort = Port;

/** Some ports. @minItems 1 */
type Ports = Port[];

/** A name. @pattern ^[a-z]+$ */
type Name = string;

/** Of a hundred. @maximum 100 */
type Percent = number;

/** Near or far. */
type Zoom = "near" | "far";

/** How loud. */
enum Level { Low = "low", High = "high" }

/** A day. */
type Day = Date;

interface Host {
  port: Port;
  ports: Ports;
  maybe?: UserPort | null;
  /** Its own text. @maximum 9000 */
  own: Port;
  either: Port | Name;
  pair: [Port, name?: Name];
  byName: Record<string, Port>;
  byPort: Map<Name, Port>;
  set: Set<Name>;
  list: ReadonlyArray<readonly Name[]>;
  orNone: Port[] | null;
  orName?: readonly Port[] | Name;
  two: Port | Percent | Name;
  partial: Partial<Record<"a", Port>>;
  zoom?: Zoom;
  level?: Level;
  day?: Day;
}

/** Listen. @tool */
export function listen(host: Host, port: Port = 80, ...more: Port[]): void {
  void [host, port, more];
}
