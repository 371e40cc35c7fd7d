/** The screens whose code the first one does not wait for. */
export { CandidateScreen } from '../screens/candidate/CandidateScreen';
export { ContentListScreen, EditScreen, FormScreen } from '../screens/edit/EditScreens';
export { DeploymentScreen } from '../screens/history/DeploymentScreen';
export { HistoryScreen } from '../screens/history/HistoryScreen';
export { PeopleScreen } from '../screens/people/PeopleScreen';
export { PublicScreen } from '../screens/public/PublicScreen';
export { RollbackScreen } from '../screens/rollback/RollbackScreen';
export { WaitingScreen } from '../screens/waiting/WaitingScreen';
