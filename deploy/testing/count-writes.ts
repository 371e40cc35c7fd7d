import { FolderSlots } from '../store/folder-slots';
import { FolderStore } from '../store/folder-store';

/** How often what is run in this process writes to a folder store. */
export async function countWrites(run: () => Promise<unknown>): Promise<number> {
  const writers = [jest.spyOn(FolderStore.prototype, 'create'), jest.spyOn(FolderSlots.prototype, 'replace')];
  await run();
  const writes = writers.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  writers.forEach((writer) => writer.mockRestore());
  return writes;
}
