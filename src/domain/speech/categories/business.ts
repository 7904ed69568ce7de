/** Work and trade: what an office, a shop or a trade pays for, clients and staff included. */
import type { CategoryWords } from './words.ts'

export const BUSINESS: CategoryWords = {
  category: 'Business',
  indonesian: {
    hint: `
      kantor|proyek|rapat|dinas|kerjaan|tim|toko saya|warung saya|lapak saya|cabang|perusahaan|pt|event kantor|staf kantor`,
    loose: `
      usaha|bisnis|dagangan|stok|kertas|tinta|paket jne|dus|gaji|upah|thr|komisi|sewa tempat|cetak|modal|prin|packing|paking|honor|pabrik
      produksi`,
    thing: `
      alat kantor|keperluan kantor|kebutuhan kantor|perlengkapan kantor|peralatan kantor|belanja kantor|kursi kantor|meja kantor|atk
      atk kantor|alat tulis kantor|fotokopi|fotocopi|fotocopy|foto kopi|foto copy|potokopi|potokopian|fotokopian|print|ngeprint|nge print
      ngeprin|print dokumen|print warna|cetak dokumen|laminating|laminasi|jilid|scan dokumen|kertas hvs|kertas a4|kertas print
      kertas printer|kertas thermal|kertas struk|kertas nota|nota|buku nota|buku kas|kwitansi|amplop|stempel|cap stempel|tinta printer
      tinta print|toner printer|isi tinta|catridge|cartridge|servis printer|service printer|map kantor|materai|meterai|matrai|materei
      e materai|ematerai|kartu nama|cetak kartu nama|brosur|cetak brosur|pamflet|spanduk|bikin banner|cetak banner|baliho|xbanner|x banner
      neon box|papan nama|undangan rapat|domain website|nama domain|hostingan|server|sewa server|ssl|bikin website|jasa website|jasa desain
      desain logo|bikin logo|desainer|jasa foto produk|foto produk|jasa admin|admin olshop|endorse|endorsement|paid promote|selebgram|iklan
      pasang iklan|iklan facebook|iklan instagram|iklan google|iklan shopee|iklan tiktok|iklan online|biaya iklan|promosi|boost post
      gaji karyawan|gaji pegawai|gaji staf|gaji admin|gaji kasir|gaji anak buah|gaji barista|gaji kurir|gaji tim|gaji sales|bayar karyawan
      bayar pegawai|upah karyawan|upah pegawai|upah buruh|bonus karyawan|thr karyawan|thr pegawai|lembur karyawan|uang lembur|makan karyawan
      makan siang karyawan|konsumsi rapat|konsumsi meeting|snack rapat|snack meeting|kopi meeting|makan siang meeting|makan meeting|karyawan
      pegawai|seragam karyawan|seragam toko|seragam kantor|seragam kerja|modal usaha|modal dagang|modal jualan|modal warung|stok barang
      stok dagangan|stok toko|stok warung|restok|re stok|restock|kulakan|kulak|belanja stok|belanja dagangan|barang dagangan|bahan baku
      bahan jualan|bahan dagangan|bahan produksi|bahan kue jualan|suplier|pemasok|grosir|reseller|sewa kios|sewa toko|sewa ruko|sewa lapak
      sewa kantor|sewa booth|sewa stand|sewa tempat usaha|sewa gudang|iuran pasar|retribusi pasar|salar|lapak jualan|gerobak|etalase
      mesin kasir|mesin edc|barcode scanner|timbangan digital|timbangan dagang|kemasan produk|kemasan jualan|cetak kemasan|kemasan
      standing pouch|paper bowl|paper cup|cup plastik|gelas cup|plastik kemasan|plastik packing|plastik es|bubblewrap|babel wrap|lakban
      isolasi|dus packing|kardus packing|kardus|label produk|cetak label|stiker label|stiker produk|stiker toko|polymailer|thinwall
      kirim paket|kirim barang|kirim pesanan|ongkir pesanan|ongkir pelanggan|ongkir customer|ongkir barang dagangan|ongkir paket jualan
      ekspedisi|jnt|j&t|j and t|si cepat|anteraja|ninja express|pos indonesia|kantor pos|lion parcel|wahana ekspedisi|spx|paxel|gosend
      go send|grab express|grabexpress|kurir|cargo|kargo|sewa coworking|notaris|akta|akta notaris|bikin pt|izin usaha|siup|nib|urus izin
      sertifikat halal|bpom|merek dagang|konsultan|konsultan pajak|akuntan|pengacara|jasa hukum|legalisir|workshop|pelatihan|training
      konferensi|sertifikasi kerja|bnsp|tiket seminar|perjalanan dinas|hotel dinas|dinas luar kota|tiket dinas|uang dinas|admin marketplace
      biaya admin shopee seller|zoom meeting|laptop kantor|internet kantor|listrik toko|listrik warung|listrik kios|listrik kantor
      wifi kantor|wifi toko|perangko|prangko|komisi sales|fee reseller|franchise|waralaba|pakan ternak|bibit lele|pakan ayam|pakan ikan lele
      pupuk sawah|bayar buruh tani|sewa traktor`,
    deciding: `
      klien|clien|buat jualan|untuk jualan|utk jualan|bwt jualan|jualan|buat dijual|untuk dijual|dijual lagi|jual lagi|buat dagang
      untuk dagang|buat dagangan|untuk dagangan|buat usaha|untuk usaha|buat bisnis|untuk bisnis|buat klien|untuk klien|buat kantor
      untuk kantor|buat keperluan kantor|untuk keperluan kantor|buat tim|untuk tim|buat karyawan|untuk karyawan|buat pegawai|buat rapat
      untuk rapat|buat meeting|untuk meeting|buat proyek|untuk proyek|buat produksi|buat restoran saya|buat warung saya|buat toko saya
      buat olshop|untuk olshop|stok jualan|buat stok toko|buat stok warung|pelanggan`,
  },
  english: {
    hint: 'office|business|work|company|team|coworkers|boss|project|staff|vendor',
    loose: `
      envelopes|server|print|cardboard boxes|tape|intern|mail|post office|labels|stock|workshop|training|licence|shipment|design|developer
      editor`,
    thing: `
      office supplies|office supply|office chair|office chairs|office desk|office desks|office furniture|office rent|office lease
      office internet|office snacks|office coffee|office lunch|office printer|office party|office equipment|printer paper|copy paper
      ink cartridge|ink cartridges|ink|toner cartridge|photocopy|photocopies|photocopying|photo copies|copies|printouts|print out|prints
      business cards|business card|flyers|brochures|signage|letterhead|post it notes|staples for work|stapler|whiteboard|projector
      work supplies|work laptop|work trip|domain name|domain renewal|web domain|website hosting|cloud server|aws|server costs|digital ocean
      digitalocean|website design|web design|logo design|graphic designer|designer|web developer|freelance designer|contractor|contractors
      virtual assistant|linkedin ads|ad|advertising|advertisement|ad campaign|marketing campaign|sponsored post|promotion|employee|employees
      employee salary|employee bonus|employee lunch|staff salary|staff salaries|staff wages|staff lunch|staff uniforms|salary for the staff
      salaries|payroll|wages|team lunch|team dinner|team building|team outing|business lunch|business dinner|business meeting
      business expense|business license|business insurance|business dinner with partners|work lunch with the boss|meeting snacks
      meeting room|meeting room rental|conference|conference ticket|conference fee|conference registration|trade show|networking event
      seminar ticket|workshop fee|professional development|certification|packing tape|packing peanuts|packing materials|packing supplies
      packaging materials|packaging supplies|poly mailers|mailers|shipping boxes|shipping labels|shipping supplies|shipping for orders
      shipping to customers|shipping an order|label printer|product labels|product photos|product photography|postage|postage stamps|stamps
      parcel|parcels|courier|courier fee|ups store|ups|usps|etsy fees|etsy listing fees|seller fees|square reader|stripe fees|inventory
      raw materials|raw material|wholesale|supplies for the shop|supplies for the store|suppliers|stock for the shop|coworking pass
      coworking membership|we work|hot desk|desk rental|shop rent|store rent|stall rent|kiosk rent|booth fee|booth rental|commercial rent
      notary|notary fee|accountant|bookkeeper|bookkeeping|tax accountant for the business|lawyer|legal fees|attorney|consultant|consulting
      trademark|llc fee|llc filing|cash register|pos system|receipt paper|receipt rolls|dues for the professional association
      software license|stock photos|quickbooks`,
    deciding: `
      client|clients|for the office|for office|for the team|for my team|for the business|for my business|for our business|for the company
      for work meeting|for the meeting|for a meeting|for the shop|for my shop|for my store|for the store|for my etsy shop|for employees
      for the employees|for the staff|for my employees|for resale|to resell|to sell|for selling|for customers|customers|for the conference
      for the project|for the startup|for my startup|buat startup`,
  },
  either: {
    hint: 'meeting',
    loose: 'bonus|logo',
    thing: `
      printer|domain|hosting|vps|coworking|co working|coworking space|wework|facebook ads|google ads|instagram ads|ig ads|tiktok ads
      meta ads|fb ads|shopee ads|niagahoster|hostinger|godaddy|namecheap|rumahweb|domainesia|shopify|gofiverr|fiverr|upwork|jne|sicepat
      fedex|dhl|packaging|freelancer|influencer|banner|flyer|office depot|staples|officemax|freelance|mailchimp|jubelio|moka pos|canva print
      regus|gowork|go work|printing|web hosting|website|ads|marketing|supplier|bubble wrap|seminar`,
    deciding: 'customer',
  },
}
