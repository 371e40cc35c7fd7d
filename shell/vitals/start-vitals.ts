import type { PageDeployment } from '@site/shared/contracts';
import { whenIdle } from '../when-idle';

export interface VitalsOptions {
  deployment: PageDeployment;
  /** Path of this site that reports are sent to; '' measures nothing and loads nothing. */
  endpoint: string;
  /** Loads what measures. */
  load: () => Promise<{ measureVitals: (deployment: PageDeployment, endpoint: string) => void }>;
}

/** Measures real visits once the page is loaded and idle, so that measuring slows nothing. Previews are not measured. */
export function startVitals({ deployment, endpoint, load }: VitalsOptions): void {
  if (endpoint === '' || deployment.basePath !== '') return;
  whenIdle(() => {
    // Without figures the visit goes on as well; there is nothing to tell anybody.
    load().then(
      ({ measureVitals }) => measureVitals(deployment, endpoint),
      () => undefined,
    );
  });
}
