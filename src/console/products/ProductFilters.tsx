import type { ChangeEvent } from 'react';
import { useSearchParams } from 'react-router';
import { FilterForm } from '#console/components/FilterForm.tsx';
import filters from '#console/components/filters.module.css';
import { productTexts as t } from '#console/messages/products.ts';
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
      <CategoryFilters categories={categories} given={given} />
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
      <label className={filters.filter}>
        {t.coverBelow}
        <input
          className={filters.control}
          name="cover_below"
          inputMode="numeric"
          pattern="[1-9]\d{0,2}"
          maxLength={3}
          defaultValue={given('cover_below')}
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

type CategoryFiltersProps = {
  categories: Places['categories'];
  given: (name: string) => string;
};

/** Each level once the one above it is chosen. */
function CategoryFilters({ categories, given }: CategoryFiltersProps) {
  const chosen = <T extends { id: number }>(options: readonly T[], name: string) =>
    options.find(({ id }) => String(id) === given(name));
  const category = chosen(categories, 'category');
  const subcategory = category && chosen(category.subcategories, 'subcategory');
  const lower = subcategory?.sub_subcategories ?? [];
  /** What was chosen below another one is not below this one. */
  const clear =
    (...names: string[]) =>
    ({ target }: ChangeEvent<HTMLSelectElement>) => {
      for (const name of names) {
        const below = target.form?.elements.namedItem(name);
        if (below instanceof HTMLSelectElement) below.value = '';
      }
    };
  return (
    <>
      <Choice
        name="category"
        label={t.category}
        options={categories}
        value={given('category')}
        onChange={clear('subcategory', 'sub_subcategory')}
      />
      {category && (
        <Choice
          name="subcategory"
          label={t.fields.subcategory_id}
          options={category.subcategories}
          value={given('subcategory')}
          onChange={clear('sub_subcategory')}
        />
      )}
      {lower.length > 0 && (
        <Choice
          name="sub_subcategory"
          label={t.fields.sub_subcategory_id}
          options={lower}
          value={given('sub_subcategory')}
        />
      )}
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  options: readonly { id: number; name: string }[];
  value: string;
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
};

function Choice({ name, label, options, value, onChange }: ChoiceProps) {
  return (
    <label className={filters.filter}>
      {label}
      <select className={filters.control} name={name} defaultValue={value} onChange={onChange}>
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
