import { useLoaderData } from 'react-router';
import { consoleCall } from '#console/data/api.ts';
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
} from '#domain/reports/report-periods.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Choices } from './Choices.tsx';
import { Report } from './Report.tsx';
import styles from './Reports.module.css';

/** What the address asks for; this month by day where it does not say. */
function askedFor(request: Request) {
  const search = new URL(request.url).searchParams;
  const today = dayInIndia(new Date().toISOString());
  const month = periodDays('this-month', today);
  const by: ReportGroup = reportGroups.find((one) => one === search.get('by')) ?? 'day';
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
  try {
    return { asked, report: await consoleCall('getReport', asked, request.signal) };
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'too-many-orders') throw error;
    return { asked, problem: error.message };
  }
}

/** What was sold in a period, beside the period before. */
export function Component() {
  const { asked, report, problem } = useLoaderData<typeof loader>();
  return (
    <>
      <Tabs />
      <ScreenHead title={t.title}>
        {report && (
          <a
            className={buttonClass('secondary')}
            href={fileAddress('exportReport', asked)}
            download
          >
            <Icon name="download" small />
            {partTexts.export}
          </a>
        )}
      </ScreenHead>
      <Choices asked={asked} />
      {report ? (
        <Report asked={asked} report={report} />
      ) : (
        <div className={styles.problem}>
          <Notice tone="info">{problem}</Notice>
        </div>
      )}
    </>
  );
}
