export { finding, SiteError, SiteProblems, type Severity, type SiteProblem } from './site-error';
