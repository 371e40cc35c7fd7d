export {
  finding,
  nullIfRefused,
  problemsIn,
  refusalIn,
  sentencesOf,
  SiteError,
  SiteProblems,
  throwErrors,
  type Severity,
  type SiteProblem,
} from './site-error';
