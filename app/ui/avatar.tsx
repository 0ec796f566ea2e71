import { classNames } from './class-names'

type AvatarProps = {
  name: string
  src?: string
  /** The same at 640 pixels, where `src` is too small for the place. */
  large?: string
  /** Empty if the name is shown next to the picture. */
  alt?: string
  size?: keyof typeof sizes
  loading?: 'lazy' | 'eager'
}

// In pixels where it is large: a large text needs the place beside the face.
const sizes = {
  sm: ['size-9 text-sm', 36],
  md: ['size-16 text-xl', 64],
  card: ['size-[96px] text-3xl', 96],
  hero: ['size-[68px] text-2xl lg:size-[148px] lg:text-hero', 148],
  lg: ['size-[112px] text-3xl', 112],
  xl: ['size-[112px] text-3xl sm:size-[176px] sm:text-hero', 176],
} as const

const grounds = [
  'bg-primary-soft text-primary',
  'bg-saffron-soft text-saffron-ink',
  'bg-accent-soft text-accent-ink',
  'bg-olive-soft text-olive',
] as const

/** The background is derived from the name, so a person has the same colour on every page. */
export function groundOf(name: string) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return grounds[sum % grounds.length]
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string) {
  const words = name.split(/[\s-]+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}

/** A person's photo, or the initials, in the shape of a leaf. */
export function Avatar({ name, src, large, alt = '', size = 'md', loading = 'lazy' }: AvatarProps) {
  const [sizeClass, pixels] = sizes[size]
  const frame = classNames('portrait', sizeClass)
  if (src) {
    return (
      <img
        src={src}
        {...(large && { srcSet: `${src} 224w, ${large} 640w`, sizes: `${pixels}px` })}
        alt={alt}
        width={pixels}
        height={pixels}
        loading={loading}
        decoding="async"
        fetchPriority={loading === 'eager' ? 'high' : undefined}
        className={frame}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(frame, 'grid place-items-center font-heavy', groundOf(name))}
    >
      {initialsOf(name)}
    </span>
  )
}
