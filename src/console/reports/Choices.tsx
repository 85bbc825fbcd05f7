import { ChipLinks } from '#console/components/ChipLinks.tsx';
import { DayRange as Range } from '#console/components/DayRange.tsx';
import { reportTexts as t } from '#console/messages/reports.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import {
  type DayRange,
  periodDays,
  type ReportGroup,
  reportGroups,
  reportPeriods,
} from '#domain/reports/report-periods.ts';
import styles from './Reports.module.css';

type Asked = DayRange & { by: ReportGroup };

/** By what it is added up, and the periods that are asked for most, one tap each. */
export function Choices({ asked }: { asked: Asked }) {
  const today = dayInIndia(new Date().toISOString());
  const periods = reportPeriods.map((period) => ({ period, range: periodDays(period, today) }));
  const linkTo = (to: Asked, text: string, isCurrent: boolean) => ({
    search: `?${new URLSearchParams({ by: to.by, from: to.from, to: to.to })}`,
    ...{ text, isCurrent },
  });
  const groupLinks = reportGroups.map((by) =>
    linkTo({ ...asked, by }, t.groups[by], by === asked.by),
  );
  const periodLinks = periods.map(({ period, range }) => {
    const isCurrent = range.from === asked.from && range.to === asked.to;
    return linkTo({ by: asked.by, ...range }, t.periods[period], isCurrent);
  });
  return (
    <>
      <ChipLinks label={t.by} links={groupLinks} />
      <div className={styles.period}>
        <ChipLinks label={t.period} links={periodLinks} />
        <Range
          from={asked.from}
          to={asked.to}
          labels={{ from: t.from, to: t.to }}
          className={styles.range}
        >
          <input type="hidden" name="by" value={asked.by} />
        </Range>
      </div>
    </>
  );
}
