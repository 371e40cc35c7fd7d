import { Box, Flex, Image, Spinner, Stack, Text } from '@chakra-ui/react';
import type { ContentValue } from '@site/shared/content/content-value';
import { ImageUp } from 'lucide-react';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { MAX_PICTURE_MB } from '../../../api/picture-limits';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { aFault, Refused, send } from '../../client/ask';
import { Choice } from '../../parts/fields';
import { FieldFrame, fieldId, type FieldProps, useForm } from './form-context';
import type { KeptPicture } from '../../../answers';
import { Failed, Soft } from '../../parts/screen';

const BRINGING = ['bringing-picture'];

/** Whether a picture is made ready: until it is put in, its place in the form stays where it is. */
export const useIsBringing = () => useIsMutating({ mutationKey: BRINGING }) > 0;

/** A drawing of the site, or a picture that an author drops here or chooses. Another picture has to be described again. */
export function PictureField({ shape, value, path }: FieldProps<'picture'>) {
  const { label, drawings, width, height, described } = shape;
  const { form, isFrozen, onChange } = useForm();
  const { part } = form;
  const bringing = useMutation({
    mutationKey: BRINGING,
    // The desk re-encodes it in the size that its place takes.
    mutationFn: async (file: File) => {
      if (file.size > MAX_PICTURE_MB * 1024 * 1024) throw tooLarge(file);
      const picture = { name: file.name, width, height, bytes: await base64Of(file) };
      return send<KeptPicture>(`content/${part}/pictures`, picture);
    },
    onMutate: describeAnew,
    onSuccess: (kept) => onChange(path, kept.file),
    // The picture before stays, and what was said of it.
    onError: (_error, _file, said) => onChange(description, (last) => (last === '' ? said!.before : last)),
  });
  const isBringing = bringing.isPending;
  const name = String(value);
  const isDrawing = drawings.includes(name);
  const description = path.replace(/[^.]+$/, described);

  /** What is said of the picture before would be said of this one. Emptied once it is chosen, so that nothing is that is typed since. */
  function describeAnew(): { before: ContentValue } {
    const said: { before: ContentValue } = { before: '' };
    onChange(description, (last) => {
      said.before = last;
      return '';
    });
    document.getElementById(fieldId(description))?.focus();
    return said;
  }

  // A field has one control: the place for files is next to it, not in it.
  return (
    <Stack gap="3">
      <FieldFrame shape={shape} path={path}>
        <Choice
          value={name}
          options={[...(isDrawing ? [] : [name]), ...drawings].map((one) => [
            one,
            drawings.includes(one) ? fill(words.picture.drawing, { drawing: one }) : words.picture.own,
          ])}
          isFixed={isFrozen || isBringing}
          onChoose={(drawing) => {
            onChange(path, drawing);
            describeAnew();
          }}
        />
        {!isDrawing && (
          <Flex gap="3" align="center" wrap="wrap">
            <Image
              src={`/api/v1/content/${part}/${name}`}
              alt={words.picture.shown}
              width="8rem"
              border="hairline"
              borderRadius="sm"
            />
            {bringing.data && (
              <Soft fontSize="xs">
                {fill(words.picture.made, { width, height, size: Math.ceil(bringing.data.bytes / 1000) })}
              </Soft>
            )}
          </Flex>
        )}
      </FieldFrame>
      {!isFrozen && (
        <Box as="label" border="outline" borderRadius="sm" padding="3" cursor="pointer">
          <Flex gap="3" align="center">
            {isBringing ? <Spinner size="sm" /> : <ImageUp size={20} aria-hidden style={{ flexShrink: 0 }} />}
            <Text>{isBringing ? words.picture.bringing : words.picture.drop}</Text>
          </Flex>
          <Soft fontSize="xs" marginBlock="2">
            {fill(words.picture.limits, { width, height, most: MAX_PICTURE_MB })}
          </Soft>
          <input
            type="file"
            accept="image/*"
            style={{ maxWidth: '100%' }}
            disabled={isBringing}
            aria-label={fill(words.picture.choose, { label })}
            // What drives a browser can choose a file also while it is disabled.
            onChange={({ target: { files } }) => !isBringing && files?.[0] && bringing.mutate(files[0])}
          />
        </Box>
      )}
      <Failed error={bringing.error} />
    </Stack>
  );
}

/** Said before it is sent: the desk would not read it to its end. */
function tooLarge({ size }: File): Refused {
  const { message, remedy } = words.picture.tooLarge;
  const values = { size: Math.ceil(size / 1024 / 1024), most: MAX_PICTURE_MB };
  return new Refused([aFault('picture-too-large', { message: fill(message, values), remedy })]);
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
}
