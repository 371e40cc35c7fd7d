import { runBench } from './run-bench';

void runBench(process);
