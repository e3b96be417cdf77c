import { canonical } from "./fits.js";
import { isOpen, type ObjectShape, type PropertyShape, type Shape, type TemplatePart } from "./shape.js";
import { spellLiteral } from "./spell-literal.js";
import { spellObject } from "./spell-object.js";
import { wrapped } from "./spell-wrapped.js";
import { type Place, quoted, type Spelling } from "./spelling.js";

/** The type as TypeScript source; what it needs is declared in the spelling. */
export function spell(shape: Shape, spelling: Spelling, place: Place): string {
  const isTight = isOpen(shape) && (place.eager || place.scoped);
  const text = spellShape(shape, spelling, place);
  if (shape.kind === "self" || isTight) return text;
  return wrapped(text, spelling, {
    isAnything: shape.kind === "unknown",
    isNullable: mayBeNull(shape),
    mayDeclare: !place.scoped,
  });
}

function mayBeNull(shape: Shape): boolean {
  if (shape.kind === "recursive") return mayBeNull(shape.body);
  return ["null", "self", "unknown"].includes(shape.kind) || (shape.kind === "union" && shape.members.some(mayBeNull));
}

function spellShape(shape: Shape, spelling: Spelling, place: Place): string {
  const { choices } = spelling;
  const inside = (part: Shape) => spell(part, spelling, { ...place, besideLiterals: false, isPart: false });
  switch (shape.kind) {
    case "string":
    case "number":
      if (place.besideLiterals === true) return shape.kind;
      return choices.pick([shape.kind, shape.kind, `${shape.kind} & { readonly __brand: "B" }`]);
    case "boolean":
      return choices.pick(["boolean", "true | false"]);
    case "null":
    case "bigint":
      return shape.kind;
    case "unknown":
      return choices.pick(["unknown", "any"]);
    case "any-object":
      return "object";
    case "date":
      return "Date";
    case "url":
      return "URL";
    case "bytes":
      return "Uint8Array";
    case "buffer":
      return "ArrayBuffer";
    case "literal":
      return spellLiteral(shape.values, spelling);
    case "template":
      return `\`${shape.parts.map(templatePart).join("")}\``;
    case "array": {
      const items = inside(shape.items);
      return choices.pick([
        `(${items})[]`,
        `readonly (${items})[]`,
        `Array<${items}>`,
        `ReadonlyArray<${items}>`,
        `Iterable<${items}>`,
      ]);
    }
    case "set":
      return `${choices.pick(["Set", "ReadonlySet"])}<${inside(shape.items)}>`;
    case "map": {
      const key = inside(shape.key);
      return `${choices.pick(["Map", "ReadonlyMap"])}<${key}, ${inside(shape.value)}>`;
    }
    case "tuple": {
      // TypeScript resolves a labelled rest at once.
      const labels = choices.pick([false, true]) && !(place.eager && isOpen(shape));
      const parts = [
        ...shape.required.map((part, index) => `${labels ? `r${index}: ` : ""}${inside(part)}`),
        ...shape.optional.map((part, index) => (labels ? `o${index}?: ${inside(part)}` : `(${inside(part)})?`)),
        ...(shape.rest ? [`${labels ? "...rest: " : "..."}(${inside(shape.rest)})[]`] : []),
      ];
      return `${choices.pick(["", "readonly "])}[${parts.join(", ")}]`;
    }
    case "object":
      return spellObject(shape, spelling, place, spell);
    case "union":
      return spellUnion(shape.members, spelling, place);
    case "recursive":
      return spellRecursive(shape.body, spelling, place);
    case "self":
      return place.around[shape.up]!;
  }
}

function templatePart(part: TemplatePart): string {
  if ("hole" in part) return `\${${part.hole}}`;
  if ("oneOf" in part) return `\${${part.oneOf.map((text) => JSON.stringify(text)).join(" | ")}}`;
  return part.text.replace(/[`$\\]/g, "\\$&");
}

function spellUnion(members: readonly Shape[], spelling: Spelling, place: Place): string {
  const common = commonEnd(members);
  if (common.length > 0 && spelling.choices.pick([false, true])) {
    spelling.isOrdered = true;
    const own = members.map((member) => ({
      ...member,
      properties: (member as ObjectShape).properties.slice(0, -common.length),
    }));
    const branches = own.map((member) => `(${spell(member as Shape, spelling, { ...place, isPart: true })})`);
    const shared = common.map(
      ({ name, shape, optional }) =>
        `${quoted(name)}${optional ? "?" : ""}: ${spell(shape, spelling, { ...place, eager: false })}`,
    );
    return `(${branches.join(" | ")}) & { ${shared.join("; ")} }`;
  }
  const besideLiterals = members.some(({ kind }) => kind === "literal" || kind === "template");
  const texts = members.map((member) => `(${spell(member, spelling, { ...place, besideLiterals })})`);
  return (spelling.choices.pick([false, true]) ? texts.reverse() : texts).join(" | ");
}

/** The last properties, where all members are objects with the same ones there and others before. */
function commonEnd(members: readonly Shape[]): readonly PropertyShape[] {
  const [first] = members;
  if (!members.every((member): member is ObjectShape => member.kind === "object" && !member.index && !member.pattern))
    return [];
  const shortest = Math.min(...members.map(({ properties }) => properties.length));
  let length = 0;
  const at = (member: ObjectShape, back: number) => canonical(member.properties.at(-back));
  while (
    length + 1 < shortest &&
    members.every((member) => at(member, length + 1) === at(first as ObjectShape, length + 1))
  )
    length++;
  return length === 0 ? [] : (first as ObjectShape).properties.slice(-length);
}

function spellRecursive(body: Shape, spelling: Spelling, place: Place): string {
  const name = spelling.fresh("R");
  const around = [name, ...place.around];
  const [first] = body.kind === "object" && !body.index && !body.pattern ? body.properties : [];
  const isGeneric =
    first !== undefined &&
    !place.scoped &&
    isClosed(body) &&
    !isOpen(first.shape) &&
    spelling.choices.pick([false, false, true]);
  if (isGeneric) {
    const argument = spell(first.shape, spelling, place);
    const inside = { around: [`${name}<T>`, ...place.around], eager: false, scoped: true };
    const rest = { ...body, properties: (body as ObjectShape).properties.slice(1) } as ObjectShape;
    const others = rest.properties.map(
      (each) => `${JSON.stringify(each.name)}${each.optional ? "?" : ""}: ${spell(each.shape, spelling, inside)}`,
    );
    spelling.declare(
      `interface ${name}<T> { ${[`${JSON.stringify(first.name)}${first.optional ? "?" : ""}: T`, ...others].join("; ")} }`,
    );
    return `${name}<${argument}>`;
  }
  const text = spellShape(body, spelling, { around, eager: true, scoped: place.scoped });
  const isLiteral = body.kind === "object" && /^\{[^&]*\}$/.test(text) && !text.includes(" in ");
  spelling.declare(
    isLiteral && spelling.choices.pick([true, false]) ? `interface ${name} ${text}` : `type ${name} = ${text};`,
  );
  return name;
}

/** Whether no recursive type is declared inside, which would not know the type parameter. */
function isClosed(body: Shape): boolean {
  return !JSON.stringify(body).includes('"recursive"');
}
