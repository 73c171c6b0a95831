import { emptyCluster } from './clusterDatabase.ts';

export default async function clusterSetup(): Promise<void> {
  if (process.env.CLUSTER_URL) await emptyCluster(process.env.CLUSTER_URL);
}
