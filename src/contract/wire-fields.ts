import { snakeName } from '#domain/snake-case.ts';

type SnakeCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : Name;

type WireValue<Value> = Value extends Date ? string : Value;

/** Those of a row's columns that the wire has under the same names: in snake case, times in ISO 8601. */
export function wireFields<Row extends object, Name extends keyof Row & string>(
  row: Row,
  names: readonly Name[],
) {
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const value = row[name];
    fields[snakeName(name)] = value instanceof Date ? value.toISOString() : value;
  }
  return fields as { [N in Name as SnakeCase<N>]: WireValue<Row[N]> }; // `as`: of these very names
}

/** The same way back: of fields of the wire, those that are columns of these names. */
export function columnFields<
  Name extends string,
  Fields extends Readonly<Record<SnakeCase<Name>, unknown>>,
>(fields: Fields, names: readonly Name[]) {
  const given: Readonly<Record<string, unknown>> = fields;
  const columns: Record<string, unknown> = {};
  for (const name of names) columns[name] = given[snakeName(name)];
  return columns as { [N in Name]: Fields[SnakeCase<N>] }; // `as`: of these very names
}
