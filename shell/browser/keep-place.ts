/**
 * Notes where the reader is within an element: the focus and the selection, which are lost when its nodes leave the document.
 * @returns how to bring the reader back, once the same nodes are there again
 */
export function keepPlace(element: Element): () => void {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const selection = getSelection();
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection ?? {};
  const isSelected = Boolean(selection && !selection.isCollapsed && element.contains(anchorNode ?? null));
  return () => {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    if (isSelected && anchorNode && focusNode)
      selection?.setBaseAndExtent(anchorNode, anchorOffset ?? 0, focusNode, focusOffset ?? 0);
  };
}
