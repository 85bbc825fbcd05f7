import { useSearchParams } from 'react-router';
import { FilterForm } from '#console/components/FilterForm.tsx';
import filters from '#console/components/filters.module.css';
import { reviewTexts as t } from '#console/messages/feedback.ts';
import { classes } from '#ui/classes.ts';

const ratings = [5, 4, 3, 2, 1] as const;

export function ReviewFilters() {
  const [search] = useSearchParams();
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
            defaultValue={search.get('q') ?? ''}
          />
        </label>
      }
    >
      <label className={filters.filter}>
        {t.rating}
        <select className={filters.control} name="rating" defaultValue={search.get('rating') ?? ''}>
          <option value="">{t.anyRating}</option>
          {ratings.map((rating) => (
            <option key={rating} value={rating}>
              {t.stars(rating)}
            </option>
          ))}
        </select>
      </label>
      <label className={filters.check}>
        <input
          type="checkbox"
          name="unanswered"
          value="1"
          defaultChecked={search.has('unanswered')}
        />
        {t.unansweredOnly}
      </label>
      <label className={filters.check}>
        <input type="checkbox" name="hidden" value="1" defaultChecked={search.has('hidden')} />
        {t.hiddenOnly}
      </label>
    </FilterForm>
  );
}
