/**
 * The approved versions of the policy, for what composing makes of them. The build runs this module and leaves its results
 * only (`build/run-at-build.js`); only the build for composing has it.
 */
import type { PageVersions } from '@site/shared/contracts';
import { published, versions } from '../policy/all-versions';
import { approvedVersions, type OtherVersion, otherVersionsOf } from '../policy/approved-versions';
import { shownVersion } from '../policy/version-order';

const shown = shownVersion(versions, published.inForce);

export const pageVersions: PageVersions = {
  approved: approvedVersions(versions, shown),
  file: 'legal-remote/content/versions/published.json',
};

/** For files of their own. */
export const otherVersions: OtherVersion[] = otherVersionsOf(versions, shown);
