/**
 * What the page needs of the policy in a browser, in each language: the text of the sections is in the HTML that the server
 * sends. The build runs this module and leaves the results for one language (`build/run-at-build.js`).
 */
import { outlineOf, type PolicyOutline } from '../policy/shown';
import { type BuiltPolicy, byLanguage as policies } from './policy.built';

export interface BuiltOutline extends Pick<BuiltPolicy, 'policyLanguage' | 'unconfirmedCount'> {
  /** Of the version that the page shows in full. */
  outline: PolicyOutline;
}

export const byLanguage: Record<string, BuiltOutline> = Object.fromEntries(
  Object.entries(policies).map(([language, { policy, policyLanguage, unconfirmedCount }]) => [
    language,
    { outline: outlineOf(policy), policyLanguage, unconfirmedCount },
  ]),
);
