import type { PageDeployment } from '@site/shared/contracts';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { VitalsCollection } from './vitals-report';

/** Measures the visit that began with this page, and reports when the visitor leaves or switches away. */
export function measureVitals(deployment: PageDeployment, endpoint: string): void {
  const collection = new VitalsCollection(deployment, location.pathname, endpoint);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(collection.note);
  // web-vitals settles its figures on the window, before the event comes down to the document.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') collection.send();
  });
}
