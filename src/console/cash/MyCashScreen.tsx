import { useLoaderData } from 'react-router';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { cashTexts as t } from '#console/messages/cash.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import styles from './Cash.module.css';
import { Handovers } from './Handovers.tsx';
import { MyCash } from './MyCash.tsx';

export function loader({ request }: { request: Request }) {
  return consoleCall('getMyCash', {}, request.signal);
}

/** What whoever delivers has in the pocket. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const mayOpen = useMe().permissions.includes('payments');
  return (
    <>
      <Tabs />
      <ScreenHead title={t.mineTitle} />
      <div className={`stack gap-4 ${styles.mine}`}>
        <MyCash {...data} mayOpen={mayOpen} />
        <Handovers handovers={data.handovers} />
      </div>
    </>
  );
}
