export {
  finding,
  nullIfRefused,
  refusalIn,
  SiteError,
  SiteProblems,
  throwErrors,
  type Severity,
  type SiteProblem,
} from './site-error';
