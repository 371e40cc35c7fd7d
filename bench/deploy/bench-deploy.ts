import { runDeployBench } from './run-deploy-bench';

void runDeployBench(process);
