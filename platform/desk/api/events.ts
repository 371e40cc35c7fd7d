/** What the server says without being asked: the store was changed; an act began, went on or ended. */
export interface DeskEvent {
  kind: 'store' | 'acts';
}
