import { encode } from 'uqr'

/** Level M, with the white border that readers need. */
const drawn = (text: string) => encode(text, { ecc: 'M', border: 4 })

/** A text as a QR code for `<QrCode>`: one stroke for each run of dark modules in a row. */
export function qrCode(text: string) {
  const { data, size } = drawn(text)
  const path = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  )
  return { side: size, path: path.join('') }
}

/** The same as pixels, black and white, `scale` of them a module. */
export function qrPixels(text: string, scale: number) {
  const { data, size } = drawn(text)
  const side = size * scale
  const pixels = Uint8Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [Math.floor((at % side) / scale), Math.floor(at / side / scale)]
    return data[y]![x] ? 0 : 255
  })
  return { width: side, height: side, data: pixels }
}
