import { Fragment } from 'react';
import { Panel } from '#console/components/Panel.tsx';
import styles from './TodayScreen.module.css';

type FactListProps = { title: string; facts: readonly (readonly [name: string, value: string])[] };

export function FactList({ title, facts }: FactListProps) {
  return (
    <Panel title={title}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Panel>
  );
}
