/** Where the birds of a shared picture stand. */
export type Perch = {
  width: number;
  middle: number;
  /** The height of the winner. */
  size: number;
  /** The wire, or the ground. */
  floor: number;
};

export function perchOf(tall: boolean): Perch {
  const width = tall ? 1080 : 660;
  return { width, middle: width / 2, size: tall ? 400 : 340, floor: 470 };
}

/** A bird whose feet stand on the floor. */
export const standing = ({ floor }: Perch, name: string, x: number, high: number) => ({
  href: `#bird-${name}`,
  x: x - high / 2,
  y: floor - high * 0.86,
  width: high,
  height: high,
});
