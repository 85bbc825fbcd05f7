import { useSearchParams } from 'react-router';
import { productTexts as t } from '#console/messages/products.ts';
import { FilterForm } from '#console/parts/FilterForm.tsx';
import filters from '#console/parts/filters.module.css';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { classes } from '#ui/classes.ts';

const productFlags = [
  { name: 'out_of_stock', label: t.outOfStock },
  { name: 'low_stock', label: t.lowStock },
  { name: 'without_picture', label: t.withoutPicture },
  { name: 'hidden', label: t.hiddenOnly },
] as const;

type Places = ConsoleOutput<'listCategories'>;

export function ProductFilters({ categories, brands }: Places) {
  const [search] = useSearchParams();
  const given = (name: string) => search.get(name) ?? '';
  return (
    <FilterForm
      search={
        <label className={classes(filters.filter, filters.search)}>
          {t.search}
          <input
            className={filters.control}
            type="search"
            name="q"
            placeholder={t.searchHint}
            maxLength={100}
            defaultValue={given('q')}
          />
        </label>
      }
    >
      <Choice name="category" label={t.category} options={categories} value={given('category')} />
      <Choice name="brand" label={t.brand} options={brands} value={given('brand')} />
      <label className={filters.filter}>
        {t.changedSince}
        <input
          className={filters.control}
          type="date"
          name="price_changed_since"
          defaultValue={given('price_changed_since')}
        />
      </label>
      {productFlags.map(({ name, label }) => (
        <label key={name} className={filters.check}>
          <input type="checkbox" name={name} value="1" defaultChecked={search.has(name)} />
          {label}
        </label>
      ))}
    </FilterForm>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  options: readonly { id: number; name: string }[];
  value: string;
};

function Choice({ name, label, options, value }: ChoiceProps) {
  return (
    <label className={filters.filter}>
      {label}
      <select className={filters.control} name={name} defaultValue={value}>
        <option value="">{t.any}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
