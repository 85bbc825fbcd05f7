import { blankErrors } from './blank-errors.ts';
import type { Checker } from './checker.ts';
import { type NamedPlace, placeKey, readNamedPlaces } from './named-places.ts';
import { type Outcome, SeenValues } from './outcome.ts';
import type { CellError, ParsedRow } from './parse-row.ts';

/** Hindi names of categories and brands, by the rule of their forms. */
export const nameChecker: Checker = async (db) => {
  const places = await readNamedPlaces(db);
  const byText = Map.groupBy(places, ({ text }) => placeKey(text));
  const byPath = Map.groupBy(places, ({ path }) => placeKey(path));
  const seen = new SeenValues();
  return async () => (row) => {
    const key = placeKey(String(row.given.place ?? ''));
    const [place, another] = byText.get(key) ?? [];
    const errors = [...row.errors, ...blankErrors(row, true, 'names')];
    if (row.given.place !== undefined) {
      errors.push(...placeErrors(row, key, another ? undefined : place));
    }
    if (errors.length > 0 || !place) return { errors, targetId: place?.id };
    return changeOf(place, row.given.name_hi);
  };

  function placeErrors({ row }: ParsedRow, key: string, place: NamedPlace | undefined) {
    const error = (message: string): CellError[] => [{ column: 'place', message }];
    if (place) {
      const repeated = seen.problem('place', key, row);
      return repeated ? [repeated] : [];
    }
    const several = byPath.get(key) ?? [];
    if (several.length === 0) {
      return error(
        'There is no such category or brand. Please write it like “Skin Care / Face Care” or “Brand / Nimora”.',
      );
    }
    const texts = several.map(({ text }) => `“${text}”`).join(' or ');
    return error(`There are ${several.length} of this name. Please write ${texts}.`);
  }
};

function changeOf({ noun, id, version, nameHi }: NamedPlace, given: unknown): Outcome {
  const name = String(given);
  if (name === nameHi) return { unchanged: true };
  const sideOf = (text: string) => ({
    fields: { [noun === 'brand' ? 'brand_name_hi' : 'name_hi']: text },
    set: { name_hi: text },
  });
  return {
    targetId: id,
    before: { version, ...sideOf(nameHi) },
    after: { noun, ...sideOf(name) },
    priceChange: null,
  };
}
