import { canonical } from "./fits.js";
import { isOpen, type ObjectShape, PATTERN_PREFIX, type PropertyShape, type Shape } from "./shape.js";
import { type Place, quoted, type Spelling } from "./spelling.js";

/** Spells a shape that stands at a place. */
export type Spell = (shape: Shape, spelling: Spelling, place: Place) => string;

interface Task {
  /** True where the arguments of a utility type are resolved at once, so that a type being declared cannot be one. */
  readonly eager: boolean;
  readonly properties: readonly PropertyShape[];
  readonly spelling: Spelling;
  readonly place: Place;
  readonly spell: Spell;
}

/**
 * An object, as a literal, an interface, a class, an intersection, or by way of a utility type. The properties stand in
 * the text in the order of the shape.
 */
export function spellObject(shape: ObjectShape, spelling: Spelling, place: Place, spell: Spell): string {
  const { properties, index, isNumbered, pattern } = shape;
  const task: Task = {
    eager: place.eager,
    properties,
    spelling,
    place: { ...place, eager: false, isPart: false, besideLiterals: false },
    spell,
  };
  if (index !== undefined) return withIndex(task, index, isNumbered ? "number" : "string");
  if (pattern !== undefined) return withPattern(task, pattern);
  // What is declared elsewhere does not know the type parameters that are in scope here.
  if (place.scoped) return spelling.choices.pick([() => literal(task), () => intersection(task)])();
  const ways = [
    () => literal(task),
    () => interfaceOf(task),
    () => spelling.alias(literal(task)),
    () => intersection(task),
    () => `Readonly<${interfaceOf(task)}>`,
    () => mapped(task),
    () => picked(task),
    () => `Omit<${interfaceOf({ ...task, properties: [...properties, EXTRA] })}, "left out">`,
    () => extended(task),
    () => generic(task),
  ];
  if (properties.length > 0) {
    if (properties.every(({ optional }) => optional)) ways.push(() => `Partial<${turned(task, "")}>`);
    if (properties.every(({ optional }) => !optional)) ways.push(() => `Required<${turned(task, "?")}>`);
    if (place.isPart !== true && isRecord(properties) && mayBeArgument(task, properties[0]!.shape))
      ways.push(() => record(task));
    if (properties.every(({ name }) => name !== "constructor")) ways.push(() => classOf(task));
    ways.push(() => replaced(task));
  }
  return spelling.choices.pick(ways)();
}

const EXTRA: PropertyShape = { name: "left out", shape: { kind: "number" }, optional: false };

/** The literal to which `Partial` or `Required` is applied; the latter leaves a written `undefined` where it is. */
function turned({ properties, spelling, place, spell }: Task, mark: "?" | ""): string {
  return `{ ${properties.map(({ name, shape }) => `${quoted(name)}${mark}: ${spell(shape, spelling, place)}`).join("; ")} }`;
}

/** `name: T`, `name?: T`, `name: T | undefined`. */
function members({ properties, spelling, place, spell }: Task): string[] {
  return properties.map(({ name, shape, optional }) => {
    const text = spell(shape, spelling, place);
    const readonly = spelling.choices.pick(["", "readonly "]);
    const mayBeUndefined = optional && shape.kind !== "unknown" && spelling.choices.pick([false, true]);
    if (mayBeUndefined) return `${readonly}${quoted(name)}: (${text}) | undefined`;
    return `${readonly}${quoted(name)}${optional ? "?" : ""}: ${text}`;
  });
}

/** An object without properties needs a name: `{}` is everything but null and undefined. */
function literal(task: Task): string {
  return task.properties.length === 0 ? interfaceOf(task) : body(task);
}

function body(task: Task): string {
  return `{ ${members(task).join("; ")} }`;
}

function interfaceOf(task: Task): string {
  const text = body(task);
  const name = task.spelling.fresh("I");
  task.spelling.declare(`interface ${name} ${text}`);
  return name;
}

function classOf(task: Task): string {
  const fields = task.properties.map(({ name, shape, optional }) => {
    const text = task.spell(shape, task.spelling, task.place);
    return `${quoted(name)}${optional ? "?" : "!"}: ${text};`;
  });
  const name = task.spelling.fresh("C");
  task.spelling.declare(`class ${name} { ${fields.join(" ")} }`);
  return name;
}

function halves(task: Task): [Task, Task] {
  const at = task.spelling.choices.below(task.properties.length + 1);
  return [
    { ...task, properties: task.properties.slice(0, at) },
    { ...task, properties: task.properties.slice(at) },
  ];
}

function intersection(task: Task): string {
  const { spelling, place } = task;
  const [first, second] = halves(task);
  // `{}` is no object type: beside it nothing would say that this is one.
  if (first.properties.length === 0 || second.properties.length === 0) return literal(task);
  spelling.isOrdered = true;
  // What has a name is declared above: it stands first.
  const [left, right] = spelling.choices
    .pick(
      place.scoped
        ? [[body, body]]
        : [
            [body, body],
            [interfaceOf, interfaceOf],
            [interfaceOf, body],
          ],
    )
    .map((side, index) => side(index === 0 ? first : second));
  return `${left} & ${right}`;
}

function extended(task: Task): string {
  const [first, second] = halves(task);
  task.spelling.isOrdered = true;
  const base = interfaceOf(first);
  const text = body(second);
  const name = task.spelling.fresh("I");
  task.spelling.declare(`interface ${name} extends ${base} ${text}`);
  return name;
}

function mapped(task: Task): string {
  const name = interfaceOf(task);
  // Of no keys comes `{}`.
  if (task.properties.length === 0) return name;
  return `{ [K in keyof ${name}]: ${name}[K] }`;
}

function picked(task: Task): string {
  const name = interfaceOf({ ...task, properties: [EXTRA, ...task.properties] });
  const names = task.properties.map((property) => quoted(property.name));
  return `Pick<${name}, ${names.length === 0 ? "never" : names.join(" | ")}>`;
}

/** `Omit<…> & { … }`: the last property had another type before. */
function replaced(task: Task): string {
  const last = task.properties.at(-1)!;
  const before = [...task.properties.slice(0, -1), { ...EXTRA, name: last.name }];
  const name = interfaceOf({ ...task, properties: before });
  if (before.length === 1) return literal(task);
  task.spelling.isOrdered = true;
  return `Omit<${name}, ${quoted(last.name)}> & ${literal({ ...task, properties: [last] })}`;
}

function generic(task: Task): string {
  const [first] = task.properties;
  if (first === undefined || !mayBeArgument(task, first.shape)) return interfaceOf(task);
  const argument = task.spell(first.shape, task.spelling, task.place);
  const others = members({ ...task, properties: task.properties.slice(1) });
  const name = task.spelling.fresh("G");
  const text = [`${quoted(first.name)}${first.optional ? "?" : ""}: T`, ...others].join("; ");
  task.spelling.declare(
    task.spelling.choices.pick([`interface ${name}<T> { ${text} }`, `type ${name}<T> = { ${text} };`]),
  );
  return `${name}<${argument}>`;
}

/** Properties of `Record` have no place in the text: they stand by name. */
function isRecord(properties: readonly PropertyShape[]): boolean {
  const names = properties.map(({ name }) => name);
  const isSorted = names.every((name, index) => index === 0 || names[index - 1]! < name);
  return (
    isSorted &&
    properties.every(({ shape, optional }) => !optional && canonical(shape) === canonical(properties[0]!.shape))
  );
}

function mayBeArgument({ eager }: Task, shape: Shape): boolean {
  return !eager || !isOpen(shape);
}

function record({ properties, spelling, place, spell }: Task): string {
  const text = spell(properties[0]!.shape, spelling, place);
  const names = properties.map(({ name }) => quoted(name)).join(" | ");
  return spelling.choices.pick([`Record<${names}, ${text}>`, `{ [K in ${names}]: ${text} }`]);
}

function withIndex(task: Task, index: Shape, key: string): string {
  const { spelling, place, spell, properties } = task;
  const text = spell(index, spelling, place);
  const signature = `{ [name: ${key}]: ${text} }`;
  const record = mayBeArgument(task, index) ? `Record<${key}, ${text}>` : signature;
  const open = spelling.choices.pick([signature, record, `{ [K in ${key}]: ${text} }`]);
  return properties.length === 0 ? open : `${literal(task)} & ${open}`;
}

function withPattern(task: Task, pattern: Shape): string {
  const { spelling, place, spell } = task;
  const text = spell(pattern, spelling, place);
  const signature = `[name: \`${PATTERN_PREFIX}\${string}\`]: ${text}`;
  return `{ ${[...members(task), signature].join("; ")} }`;
}
