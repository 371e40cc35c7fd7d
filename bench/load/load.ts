import { runLoad } from './run-load';

void runLoad(process);
