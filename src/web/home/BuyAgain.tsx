import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { browserLog } from '#client/log.ts';
import { CardSkeleton } from '#web/catalogue/CardSkeleton.tsx';
import { browserCall } from '#web/data/api.ts';
import { useUserId } from '#web/data/use-user.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { buyAgainPath } from '#web/paths/paths.ts';
import styles from './BuyAgain.module.css';
import { readBuyAgain, type Usual } from './home-data.ts';

/** As many as the widest screen shows. */
const placeholders = [0, 1, 2, 3, 4, 5];

/**
 * What a shopkeeper usually buys comes first: most orders repeat the last ones. Stands still.
 * undefined: the page came from the server, which knows only that there is something.
 */
export function BuyAgain({ usual: given }: { usual: Usual | null | undefined }) {
  const usual = useOwn(given);
  if (usual === null) return null;
  return (
    <section aria-labelledby="buy-again" aria-busy={usual === undefined}>
      <h2>
        <Link className={`row ${styles.title}`} to={buyAgainPath}>
          <span id="buy-again">{t.buyAgain}</span> <b>{t.seeAll}</b>
        </Link>
      </h2>
      <ul className={styles.row}>
        {usual ? (
          <usual.Cards answer={usual.answer} />
        ) : (
          placeholders.map((index) => (
            <li key={index}>
              <CardSkeleton />
            </li>
          ))
        )}
      </ul>
    </section>
  );
}

/** What was read last: shown when somebody comes back, and read again behind it. */
let lastRead: { userId: number | undefined; usual: Usual | null } | undefined;

function useOwn(given: Usual | null | undefined): Usual | null | undefined {
  const userId = useUserId();
  const [read, setRead] = useState(lastRead?.userId === userId ? lastRead?.usual : undefined);
  useEffect(() => {
    if (given !== undefined) return;
    let left = false;
    readBuyAgain(browserCall, browserLog, userId).then((usual) => {
      lastRead = { userId, usual };
      if (!left) setRead(usual);
    });
    return () => {
      left = true;
    };
  }, [given, userId]);
  return given === undefined ? read : given;
}
