/// <reference lib="webworker" />
import { retire } from './retire';

declare const self: ServiceWorkerGlobalScope;

// Takes the place of the service worker where reading offline is switched off (`site promote --no-offline`).
retire(self);
