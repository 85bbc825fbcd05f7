import { useLoaderData } from 'react-router';
import { ChipLinks } from '#console/components/ChipLinks.tsx';
import { DayRange as Range } from '#console/components/DayRange.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMay } from '#console/data/use-me.ts';
import { partTexts } from '#console/messages/components.ts';
import { reportTexts as t } from '#console/messages/reports.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import { isRefusal } from '#contract/refusal.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import {
  countDays,
  type DayRange,
  maxReportDays,
  periodDays,
  type ReportGroup,
  reportGroups,
  reportPeriods,
} from '#domain/reports/report-periods.ts';
import { buttonClass } from '#ui/Button.tsx';
import { PathIcon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { downloadPath } from '#ui/rare-icons.ts';
import { Report } from './Report.tsx';
import styles from './Reports.module.css';
import { TaxReport } from './TaxReport.tsx';

const groups = [...reportGroups, 'gst'] as const;
type Group = ReportGroup | 'gst';

/** What the address asks for; this month by day where it does not say. */
function askedFor(request: Request) {
  const search = new URL(request.url).searchParams;
  const today = dayInIndia(new Date().toISOString());
  const month = periodDays('this-month', today);
  const by: Group = groups.find((one) => one === search.get('by')) ?? 'day';
  return { by, from: search.get('from') || month.from, to: search.get('to') || month.to };
}

/** What keeps the days from being added up; the choice of others stays in sight. */
function daysProblem(range: DayRange): string | undefined {
  if (range.from > range.to) return t.wrongOrder;
  return countDays(range) > maxReportDays ? t.tooLong(maxReportDays) : undefined;
}

export async function loader({ request }: { request: Request }) {
  const asked = askedFor(request);
  const problem = daysProblem(asked);
  if (problem !== undefined) return { asked, problem };
  const { by, ...range } = asked;
  try {
    if (by === 'gst') {
      return { asked, taxes: await consoleCall('getTaxReport', range, request.signal) };
    }
    const report = await consoleCall('getReport', { by, ...range }, request.signal);
    return { asked, report: { ...report, by } };
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'too-many-orders') throw error;
    return { asked, problem: error.message };
  }
}

/** What was sold in a period, beside the period before. */
export function Component() {
  const { asked, report, taxes, problem } = useLoaderData<typeof loader>();
  const mayExport = useMay()('exports');
  return (
    <>
      <Tabs />
      <ScreenHead title={t.title}>
        {problem === undefined && mayExport && (
          <a className={buttonClass('secondary')} href={fileOf(asked)} download>
            <PathIcon path={downloadPath} small />
            {partTexts.export}
          </a>
        )}
      </ScreenHead>
      <Choices asked={asked} />
      {report && <Report asked={{ ...asked, by: report.by }} report={report} />}
      {taxes && <TaxReport {...taxes} />}
      {problem !== undefined && (
        <div className={styles.problem}>
          <Notice tone="info">{problem}</Notice>
        </div>
      )}
    </>
  );
}

type Asked = DayRange & { by: Group };

function fileOf({ by, ...range }: Asked): string {
  return by === 'gst'
    ? fileAddress('exportTaxReport', range)
    : fileAddress('exportReport', { by, ...range });
}

/** By what it is added up, and the periods that are asked for most, one tap each. */
function Choices({ asked }: { asked: Asked }) {
  const today = dayInIndia(new Date().toISOString());
  const periods = reportPeriods.map((period) => ({ period, range: periodDays(period, today) }));
  const linkTo = (to: Asked, text: string, isCurrent: boolean) => ({
    search: `?${new URLSearchParams({ by: to.by, from: to.from, to: to.to })}`,
    ...{ text, isCurrent },
  });
  const groupLinks = groups.map((by) => linkTo({ ...asked, by }, t.groups[by], by === asked.by));
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
