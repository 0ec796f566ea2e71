export type QrCodeProps = { code: { side: number; path: string }; alt: string }

/** A QR code, dark on white in every colour scheme, because readers expect it so. */
export function QrCode({ code: { side, path }, alt }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-60 max-w-full rounded-leaf border border-edge bg-white"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
