import { Link } from 'react-router';
import chips from '#console/components/chips.module.css';
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
  return (
    <>
      <nav className={chips.chips} aria-label={t.by}>
        {reportGroups.map((by) => (
          <Choice key={by} to={{ ...asked, by }} isChosen={by === asked.by}>
            {t.groups[by]}
          </Choice>
        ))}
      </nav>
      <div className={styles.period}>
        <nav className={chips.chips} aria-label={t.period}>
          {periods.map(({ period, range }) => (
            <Choice
              key={period}
              to={{ by: asked.by, ...range }}
              isChosen={range.from === asked.from && range.to === asked.to}
            >
              {t.periods[period]}
            </Choice>
          ))}
        </nav>
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

type ChoiceProps = { to: Asked; isChosen: boolean; children: string };

function Choice({ to: { by, from, to }, isChosen, children }: ChoiceProps) {
  return (
    <Link
      ref={isChosen ? scrollIntoView : undefined}
      className={chips.chip}
      to={`?${new URLSearchParams({ by, from, to })}`}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
    >
      {children}
    </Link>
  );
}

/** Outside the component: a ref that stays the same function runs only when another one is chosen. */
function scrollIntoView(choice: HTMLElement | null): void {
  choice?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
