import { useEffect, useState } from 'react'
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
  const [shown, setShown] = useState<string>()
  const take = (input: HTMLInputElement) => {
    const photo = input.files?.[0]
    setShown(photo && URL.createObjectURL(photo))
    void replaceLarge(input)
  }
  useEffect(() => {
    // Chosen before the page was hydrated.
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement && input.files?.length) take(input)
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
        onChange={({ currentTarget }) => take(currentTarget)}
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

async function replaceLarge(input: HTMLInputElement) {
  const chosen = input.files?.[0]
  const smaller = chosen && (await shrinkPhoto(chosen))
  // The user may have chosen another file in the meantime.
  if (!smaller || input.files?.[0] !== chosen) return
  const files = new DataTransfer()
  files.items.add(smaller)
  input.files = files.files
}
