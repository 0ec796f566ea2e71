import { useEffect } from 'react'
import { FileField, type FileFieldProps } from './file-field'
import { shrinkPhoto } from './shrink-photo'

/**
 * A photo input. With JavaScript a large photo is shrunk before it is sent; without, the size limit applies.
 */
export function PhotoField(props: Omit<FileFieldProps, 'accept' | 'onChange'>) {
  const { id } = props
  useEffect(() => {
    // Chosen before the page was hydrated.
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement) void replaceLarge(input)
  }, [id])
  return (
    <FileField
      {...props}
      accept="image/jpeg,image/png"
      onChange={({ currentTarget }) => void replaceLarge(currentTarget)}
    />
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
