/** What the server says without being asked: the store was changed, or words were saved; an act began, went on or ended. */
export interface DeskEvent {
  kind: 'store' | 'acts';
}
