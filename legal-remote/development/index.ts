// Shared libraries load asynchronously, so the first import must be dynamic.
void import('./alone');
