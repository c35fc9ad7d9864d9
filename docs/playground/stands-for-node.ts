/** Stands for Node's files in the page, which reads none. */
export function readFileSync(): never {
  throw new Error('The playground reads no files.');
}

/** Stands for Node's files in the page, which has none. */
export function existsSync(): false {
  return false;
}

/** Stands for Node's hashes in the page, where they tell texts apart and protect nothing. */
export function createHash(): Hash {
  return new Hash();
}

class Hash {
  #text = '';

  update(text: string): this {
    this.#text += text;
    return this;
  }

  /** Writes 64 hexadecimal digits: eight sums (FNV-1a) with different beginnings. */
  digest(): string {
    return Array.from({ length: 8 }, (_none, seed) => sumOf(this.#text, seed)).join('');
  }
}

function sumOf(text: string, seed: number): string {
  let sum = 0x81_1c_9d_c5 ^ (seed * 0x9e_37_79_b1);
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01_00_01_93);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
