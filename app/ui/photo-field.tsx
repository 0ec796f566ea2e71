import { useEffect, useState } from 'react'
import { useFramework } from '~/http/page'
import { FileField, type FileFieldProps } from './file-field'
import { shrinkPhoto } from './shrink-photo'

export type PhotoFieldProps = Omit<FileFieldProps, 'accept' | 'onChange' | 'hint'> & {
  hint: string
  /** What a photo must be where no program makes it smaller. */
  limit: string
  /** The alternative text of the chosen photo. */
  chosen: string
}

/**
 * A photo input. With JavaScript the chosen photo is shown at once, and a large one is shrunk before it is sent; without,
 * the size limit applies.
 */
export function PhotoField({ hint, limit, chosen, ...props }: PhotoFieldProps) {
  const { id } = props
  useFramework()
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    // Chosen before the page was hydrated.
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement && input.files?.length) void take(input, setShown)
  }, [id])
  useEffect(() => () => (shown ? URL.revokeObjectURL(shown) : undefined), [shown])
  return (
    <div className="grid gap-4">
      <FileField
        {...props}
        hint={
          <>
            {hint} <noscript>{limit}</noscript>
          </>
        }
        accept="image/jpeg,image/png"
        onChange={({ currentTarget }) => void take(currentTarget, setShown)}
      />
      {shown && (
        <img
          src={shown}
          alt={chosen}
          width={112}
          height={112}
          // A file that is no picture: the answer says so.
          onError={() => setShown(undefined)}
          className="size-28 rounded-leaf-whole border border-edge object-cover"
        />
      )}
    </div>
  )
}

/** Shows the chosen photo, then makes a large one smaller. */
async function take(input: HTMLInputElement, show: (address?: string) => void) {
  const chosen = input.files?.[0]
  show(chosen && URL.createObjectURL(chosen))
  const smaller = chosen && (await shrinkPhoto(chosen))
  // The user may have chosen another file in the meantime.
  if (!smaller || input.files?.[0] !== chosen) return
  const files = new DataTransfer()
  files.items.add(smaller)
  input.files = files.files
}
