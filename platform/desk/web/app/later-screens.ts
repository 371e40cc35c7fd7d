/** The screens whose code the first one does not wait for. */
export { CandidateScreen } from '../screens/candidate/CandidateScreen';
export { ContentListScreen } from '../screens/edit/ContentListScreen';
export { EditScreen } from '../screens/edit/EditScreen';
export { FormScreen } from '../screens/edit/FormScreen';
export { DeploymentScreen } from '../screens/history/DeploymentScreen';
export { HistoryScreen } from '../screens/history/HistoryScreen';
export { PeopleScreen } from '../screens/people/PeopleScreen';
export { PublicScreen } from '../screens/public/PublicScreen';
export { RollbackScreen } from '../screens/rollback/RollbackScreen';
export { WaitingScreen } from '../screens/waiting/WaitingScreen';
