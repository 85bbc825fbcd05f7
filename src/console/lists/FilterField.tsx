import { useSearchParams } from 'react-router';
import { DayField } from '#console/components/DayField.tsx';
import styles from '#console/components/filters.module.css';
import { classes } from '#ui/classes.ts';
import type { ChoiceFilter, Filter, Option } from './filters.ts';

type FilterFieldProps<Extra> = { name: string; filter: Filter<Extra>; extra: Extra };

/** One filter of a list as the address has it. */
export function FilterField<Extra>({ name, filter, extra }: FilterFieldProps<Extra>) {
  const [search] = useSearchParams();
  const given = search.get(name) ?? '';
  switch (filter.kind) {
    case 'hidden':
      return given && <input type="hidden" name={name} value={given} />;
    case 'day':
      return <DayField {...{ name, ...filter }} defaultValue={given} />;
    case 'check':
      return (
        <label className={styles.check}>
          <input type="checkbox" name={name} value="1" defaultChecked={search.has(name)} />
          {filter.label}
        </label>
      );
    case 'choice': {
      const { options } = filter;
      const offered = typeof options === 'function' ? options(extra, search) : options;
      return (
        offered.length > 0 && <Choice name={name} given={given} {...filter} options={offered} />
      );
    }
    default:
      return (
        <label className={classes(styles.filter, filter.className)}>
          {/* What is searched for stands in the empty field. */}
          <span className={classes(filter.kind === 'search' && 'visually-hidden')}>
            {filter.label}
          </span>
          <input className={styles.control} name={name} defaultValue={given} {...filter.input} />
        </label>
      );
  }
}

type ChoiceProps = Omit<ChoiceFilter<never>, 'options'> & {
  name: string;
  given: string;
  options: readonly Option[];
};

function Choice({ name, given, label, className, any, options, below = [] }: ChoiceProps) {
  return (
    <label className={classes(styles.filter, className)}>
      {label}
      <select
        className={styles.control}
        name={name}
        defaultValue={given}
        onChange={({ target }) => clear(below, target.form)}
      >
        <option value="">{any}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What was chosen below another one is not below this one. */
function clear(names: readonly string[], form: HTMLFormElement | null): void {
  for (const name of names) {
    const below = form?.elements.namedItem(name);
    if (below instanceof HTMLSelectElement) below.value = '';
  }
}
