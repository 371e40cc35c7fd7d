// Shared libraries arrive asynchronously: the first import must be one that can wait.
void import('./alone');
