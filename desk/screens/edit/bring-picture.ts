import type { KeptPicture } from '../../api/edit';
import { send } from '../../client/ask';

/** Has the desk make a picture anew in the size that its place takes. @throws Refused */
export async function bringPicture(
  part: string,
  file: File,
  size: { width: number; height: number },
): Promise<KeptPicture> {
  const bytes = await base64Of(file);
  return send<KeptPicture>(`content/${part}/pictures`, { name: file.name, ...size, bytes });
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
}
