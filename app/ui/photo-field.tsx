import { FileField, type FileFieldProps } from './file-field'

type PhotoFieldProps = Omit<FileFieldProps, 'accept' | 'photo' | 'longest' | 'hint'> & {
  hint: string
  /** What a photo must be where no program makes it smaller. */
  limit: string
  /** The alternative text of the chosen photo. */
  chosen: string
}

/**
 * A photo input. With JavaScript (app/browser/upload.ts) the chosen photo is shown at once, and a large one is shrunk before it
 * is sent; without, the size limit applies.
 */
export function PhotoField({ hint, limit, chosen, ...props }: PhotoFieldProps) {
  const picture = `${props.id}-chosen`
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
        photo={picture}
        longest={1280}
      />
      <img id={picture} hidden alt={chosen} width={112} height={112} className="portrait size-28" />
    </div>
  )
}
