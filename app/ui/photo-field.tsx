import type { ChangeEvent } from 'react'
import { FileField, type FileFieldProps } from './file-field'
import { shrinkPhoto } from './shrink-photo'

/** A photo to send. With JavaScript a large one is made smaller before it is sent; without, its limit holds. */
export function PhotoField(props: Omit<FileFieldProps, 'accept' | 'onChange'>) {
  return <FileField {...props} accept="image/jpeg,image/png" onChange={(event) => void replaceLarge(event)} />
}

async function replaceLarge({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
  const chosen = input.files?.[0]
  const smaller = chosen && (await shrinkPhoto(chosen))
  // Another file may have been chosen meanwhile.
  if (!smaller || input.files?.[0] !== chosen) return
  const files = new DataTransfer()
  files.items.add(smaller)
  input.files = files.files
}
