import type { Random } from '#test/random.ts';
import type { Cluster } from './cluster.ts';
import type { EngineFaultName } from './engine.ts';
import { nodeFaults } from './node-faults.ts';

export type NodeFaultName = keyof typeof nodeFaults;
export type FaultName = NodeFaultName | EngineFaultName;

const nodeFaultNames = Object.keys(nodeFaults) as NodeFaultName[]; // `as`: keys of that very table

/** Those that this database, the programs and the rights of this machine allow. */
export function possibleFaults({ engine }: Cluster): FaultName[] {
  const ofNodes = nodeFaultNames.filter(
    (name) => name !== 'the clock of a node jumps' || process.env.FAKE_CLOCK,
  );
  return [...ofNodes, ...(Object.keys(engine.faults) as EngineFaultName[])]; // `as`: as above
}

/** What breaks something, for a while, and mends it. */
export function injectionOf(cluster: Cluster, name: FaultName): (random: Random) => Promise<void> {
  if (name in nodeFaults) {
    const inject = nodeFaults[name as NodeFaultName]; // `as`: that was asked
    return (random) => inject(cluster, random);
  }
  const inject = cluster.engine.faults[name as EngineFaultName]; // `as`: it is no other
  if (!inject) throw new Error(`This database does not know the fault: ${name}`);
  return inject;
}
